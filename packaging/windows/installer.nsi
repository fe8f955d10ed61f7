; The installer for Windows: for one user, without an administrator.
;
; packaging/windows.py calls makensis with these definitions:
;   VERSION   the program's version, as 1.2.3
;   FILES     the folder that holds the frozen program
;   SIZE_KB   what that folder takes on the disk
;   ICON      the program's icon
;   SIDE      the picture at the side of its first and its last page
;   OUTPUT    the installer to make
;   TARGET    the kind of installer, by NSIS's name
;
; Setup and uninstaller take /S (silent), setup /D=FOLDER as the last argument, the
; uninstaller /DELETEMATCHES. They exit with 0, 1 (cancelled), or one of these:
!define EXIT_RUNNING 3
!define EXIT_NOT_WRITTEN 4
!define EXIT_SYSTEM_TOO_OLD 5

Target ${TARGET}
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"
!include "WinVer.nsh"
!include "x64.nsh"

!define NAME "Spectacular Bid"
!define PROGRAM "spectacular-bid.exe"
!define CONSOLE_PROGRAM "spectacular-bid-cli.exe"
!define MATCHES "$LOCALAPPDATA\spectacular-bid"
!define SHORTCUT "$SMPROGRAMS\${NAME}.lnk"
!define RECORD "SpectacularBid.Record"
!define CLASSES "Software\Classes"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\SpectacularBid"

Name "${NAME}"
BrandingText "${NAME} ${VERSION}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME}"
VIAddVersionKey "LegalCopyright" "The Spectacular Bid authors"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDE}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
; The language of the installation is that of its removal.
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "${UNINSTALL}"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; The first is for all whose own is not here.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "PortugueseBR"
!insertmacro MUI_RESERVEFILE_LANGDLL
!include /CHARSET=UTF8 "texts.nsh"

; Says what is wrong, and ends with that exit code.
!macro GIVE_UP TEXT CODE
    MessageBox MB_OK|MB_ICONSTOP "${TEXT}" /SD IDOK
    SetErrorLevel ${CODE}
    Quit
!macroend

; A program that runs cannot be opened for writing.
!macro WAIT_UNTIL_CLOSED FILE
    ${DoWhile} ${FileExists} "$INSTDIR\${FILE}"
        ClearErrors
        FileOpen $0 "$INSTDIR\${FILE}" a
        ${IfNot} ${Errors}
            FileClose $0
            ${ExitDo}
        ${EndIf}
        ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION \
            "$(TEXT_RUNNING)" /SD IDCANCEL IDCANCEL`
            SetErrorLevel ${EXIT_RUNNING}
            Quit
        ${EndIf}
    ${Loop}
!macroend

; Nothing but what an installer has put there: the folder may be anyone's.
!macro REMOVE_PROGRAM
    Delete "$INSTDIR\${PROGRAM}"
    Delete "$INSTDIR\${CONSOLE_PROGRAM}"
    RMDir /r "$INSTDIR\_internal"
!macroend

!macro TELL_WINDOWS
    !define SHCNE_ASSOCCHANGED 0x08000000
    System::Call "shell32::SHChangeNotify(i ${SHCNE_ASSOCCHANGED}, i 0, p 0, p 0)"
    !undef SHCNE_ASSOCCHANGED
!macroend

Function .onInit
    !insertmacro MUI_LANGDLL_DISPLAY
    ${IfNot} ${AtLeastWin10}
    ${OrIfNot} ${RunningX64}
        !insertmacro GIVE_UP "$(TEXT_SYSTEM_TOO_OLD)" ${EXIT_SYSTEM_TOO_OLD}
    ${EndIf}
FunctionEnd

Section
    !insertmacro WAIT_UNTIL_CLOSED "${PROGRAM}"
    !insertmacro WAIT_UNTIL_CLOSED "${CONSOLE_PROGRAM}"
    !insertmacro REMOVE_PROGRAM
    ClearErrors
    SetOutPath "$INSTDIR"
    File /r "${FILES}\*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    ${If} ${Errors}
        !insertmacro GIVE_UP "$(TEXT_NOT_WRITTEN)" ${EXIT_NOT_WRITTEN}
    ${EndIf}
    CreateShortcut "${SHORTCUT}" "$INSTDIR\${PROGRAM}" "" "" "" "" "" "$(TEXT_TAGLINE)"
    Call RegisterRecords
    Call RegisterProgram
    !insertmacro MUI_LANGDLL_SAVELANGUAGE
SectionEnd

Function RegisterRecords
    WriteRegStr HKCU "${CLASSES}\${RECORD}" "" "$(TEXT_RECORD)"
    WriteRegStr HKCU "${CLASSES}\${RECORD}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
    WriteRegStr HKCU "${CLASSES}\${RECORD}\shell\open\command" "" \
        '"$INSTDIR\${PROGRAM}" "%1"'
    WriteRegStr HKCU "${CLASSES}\.sbid" "" "${RECORD}"
    WriteRegStr HKCU "${CLASSES}\.sbid\OpenWithProgids" "${RECORD}" ""
    !insertmacro TELL_WINDOWS
FunctionEnd

Function RegisterProgram
    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${PROGRAM},0"
    WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Spectacular Bid authors"
    WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" \
        '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${SIZE_KB}
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
FunctionEnd

Function un.onInit
    !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

Section Uninstall
    !insertmacro WAIT_UNTIL_CLOSED "${PROGRAM}"
    !insertmacro WAIT_UNTIL_CLOSED "${CONSOLE_PROGRAM}"
    Call un.DeleteMatchesIfWished
    !insertmacro REMOVE_PROGRAM
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "${SHORTCUT}"
    Call un.ForgetRecords
    DeleteRegKey HKCU "${UNINSTALL}"
SectionEnd

Function un.DeleteMatchesIfWished
    ${IfNot} ${FileExists} "${MATCHES}\*"
        Return
    ${EndIf}
    ${GetParameters} $0
    ClearErrors
    ${GetOptions} $0 "/DELETEMATCHES" $1
    ${If} ${Errors}
        MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(TEXT_DELETE_MATCHES)" \
            /SD IDNO IDYES delete
        Return
    ${EndIf}
delete:
    RMDir /r "${MATCHES}"
FunctionEnd

Function un.ForgetRecords
    DeleteRegKey HKCU "${CLASSES}\${RECORD}"
    DeleteRegValue HKCU "${CLASSES}\.sbid\OpenWithProgids" "${RECORD}"
    DeleteRegKey /ifempty HKCU "${CLASSES}\.sbid\OpenWithProgids"
    ReadRegStr $0 HKCU "${CLASSES}\.sbid" ""
    ${If} $0 == "${RECORD}"
        DeleteRegValue HKCU "${CLASSES}\.sbid" ""
    ${EndIf}
    ; Another program's own words on .sbid stay.
    DeleteRegKey /ifempty HKCU "${CLASSES}\.sbid"
    !insertmacro TELL_WINDOWS
FunctionEnd
