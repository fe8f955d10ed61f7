"""The contact sheet."""

from html import escape
from pathlib import Path

_STYLE = """
body { background: #1b1b1b; color: #ddd; font: 15px sans-serif; margin: 24px }
section { display: grid; gap: 16px;
          grid-template-columns: repeat(auto-fill, minmax(420px, 1fr)) }
figure { margin: 0 } img { width: 100% } a { color: inherit }
"""


def write_sheet(folder: Path) -> None:
    """An ``index.html`` over all pictures in the folders of a folder."""
    parts = [f"<!doctype html><meta charset='utf-8'><style>{_STYLE}</style>"]
    parts.append("<title>Spectacular Bid: gallery</title>")
    for series in sorted({path.parent for path in folder.glob("*/*.png")}):
        parts.append(f"<h2>{escape(series.name)}</h2><section>")
        parts += [_figure(path, folder) for path in sorted(series.glob("*.png"))]
        parts.append("</section>")
    (folder / "index.html").write_text("\n".join(parts), "utf-8")


def _figure(path: Path, folder: Path) -> str:
    link = escape(path.relative_to(folder).as_posix())
    return (
        f"<figure><a href='{link}'><img src='{link}' loading='lazy'></a>"
        f"<figcaption>{escape(path.stem)}</figcaption></figure>"
    )
