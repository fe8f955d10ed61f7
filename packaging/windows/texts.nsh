; What the installer says beyond the texts that NSIS brings, in the game's languages.

!macro TEXT NAME EN IT ES FR DE PT
    LangString ${NAME} ${LANG_ENGLISH} "${EN}"
    LangString ${NAME} ${LANG_ITALIAN} "${IT}"
    LangString ${NAME} ${LANG_SPANISH} "${ES}"
    LangString ${NAME} ${LANG_FRENCH} "${FR}"
    LangString ${NAME} ${LANG_GERMAN} "${DE}"
    LangString ${NAME} ${LANG_PORTUGUESEBR} "${PT}"
!macroend

!insertmacro TEXT TEXT_TAGLINE \
    "A domino game for two at one screen" \
    "Un gioco di domino per due, davanti a un solo schermo" \
    "Un juego de dominó para dos ante una misma pantalla" \
    "Un jeu de dominos pour deux, devant un même écran" \
    "Ein Dominospiel für zwei an einem Bildschirm" \
    "Um jogo de dominó para dois diante da mesma tela"

!insertmacro TEXT TEXT_RECORD \
    "Spectacular Bid match" \
    "Partita di Spectacular Bid" \
    "Partida de Spectacular Bid" \
    "Partie de Spectacular Bid" \
    "Spectacular-Bid-Partie" \
    "Partida de Spectacular Bid"

!insertmacro TEXT TEXT_SYSTEM_TOO_OLD \
    "Spectacular Bid needs 64-bit Windows 10 or newer." \
    "Spectacular Bid richiede Windows 10 a 64 bit o una versione più recente." \
    "Spectacular Bid necesita Windows 10 de 64 bits o una versión posterior." \
    "Spectacular Bid nécessite Windows 10 64 bits ou une version plus récente." \
    "Spectacular Bid braucht Windows 10 mit 64 Bit oder ein neueres Windows." \
    "O Spectacular Bid precisa do Windows 10 de 64 bits ou de uma versão mais recente."

!insertmacro TEXT TEXT_RUNNING \
    "Spectacular Bid is running. Close it, then try again." \
    "Spectacular Bid è in esecuzione. Chiudilo, poi riprova." \
    "Spectacular Bid se está ejecutando. Ciérralo y vuelve a intentarlo." \
    "Spectacular Bid est en cours d’exécution. Fermez-le, puis réessayez." \
    "Spectacular Bid läuft gerade. Schließen Sie es und versuchen Sie es erneut." \
    "O Spectacular Bid está em execução. Feche-o e tente de novo."

!insertmacro TEXT TEXT_NOT_WRITTEN \
    "Not everything could be written to this folder:$\r$\n$INSTDIR" \
    "Non è stato possibile scrivere tutto in questa cartella:$\r$\n$INSTDIR" \
    "No se pudo escribir todo en esta carpeta:$\r$\n$INSTDIR" \
    "Tout n’a pas pu être écrit dans ce dossier :$\r$\n$INSTDIR" \
    "In diesen Ordner konnte nicht alles geschrieben werden:$\r$\n$INSTDIR" \
    "Nem tudo pôde ser gravado nesta pasta:$\r$\n$INSTDIR"

!insertmacro TEXT TEXT_DELETE_MATCHES \
    "Delete your matches and settings too? They cannot be brought back." \
    "Eliminare anche le partite e le impostazioni? Non si potranno recuperare." \
    "¿Eliminar también las partidas y los ajustes? No se podrán recuperar." \
    "Supprimer aussi vos parties et vos réglages ? Ils seront perdus." \
    "Auch Ihre Partien und Einstellungen löschen? Sie sind dann verloren." \
    "Excluir também as partidas e as configurações? Não será possível recuperá-las."
