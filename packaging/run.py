"""Set the game up in `.venv`, then open it, check it or build what players install.

    python3 packaging/run.py play [ARGUMENT ...]
    python3 packaging/run.py test [ARGUMENT ...]
    python3 packaging/run.py build

Any Python 3 with nothing but its standard library will do; this file parses on the
old ones too, to say which it takes. `commands.py` does the work.
"""

import sys

if sys.version_info < (3, 11):
    version = sys.version.split()[0]
    sys.exit("Spectacular Bid needs Python 3.11 or newer, and this is " + version + ".")

if __name__ == "__main__":
    from commands import main

    sys.exit(main(sys.argv[1:]))
