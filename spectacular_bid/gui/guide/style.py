"""How the guide's text looks, in the colours and sizes of now."""

from spectacular_bid.gui.theme import theme


def page_style(pixels: int) -> str:
    """For a document whose common words are so large."""
    around = theme().surround
    return f"""
h1 {{ font-size: {round(pixels * 1.5)}px; color: {around.text}; margin: 0; }}
h2 {{
    font-size: {round(pixels * 1.25)}px; color: {around.gold};
    margin-top: {pixels * 2}px; margin-bottom: 0;
}}
p {{ margin-top: {pixels * 2 // 3}px; margin-bottom: 0; }}
ul {{ margin-top: {pixels // 2}px; margin-bottom: 0; }}
li {{ margin-top: {pixels // 4}px; }}
a {{ color: {around.gold}; }}
dfn {{ color: {around.gold}; font-style: normal; font-weight: bold; }}
.figure {{ margin-top: {pixels}px; }}
.caption, .score {{
    color: {around.muted}; margin-top: {pixels // 3}px; margin-bottom: {pixels // 2}px;
}}
.score {{ color: {around.gold}; font-weight: bold; }}
"""
