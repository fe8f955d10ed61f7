"""The least that a program with a window can be: the measure for the bundle's size."""

import sys

from PySide6.QtWidgets import QApplication, QMainWindow

application = QApplication(sys.argv)
window = QMainWindow()
window.show()
sys.exit(application.exec())
