"""The tables to play at, each with a dark and a light surround."""

from typing import NamedTuple

from spectacular_bid.core.seats import Pair


# Named tuples here and in the theme, as the start screen should not wait for attrs.
class SeatColours(NamedTuple):
    """A player's silks."""

    cloth: str
    shade: str
    """The darker edge of a token."""
    shine: str
    """The lighter edge of a token."""
    text: str
    """For words on rails, panels and the stage."""
    button: str
    on_button: str
    """For words on a button of this colour."""


class Surround(NamedTuple):
    """What lies around the table: rails, panels, the stage of the other screens."""

    is_dark: bool
    rail_top: str
    rail_bottom: str
    panel: str
    raised: str
    """Buttons and rings that are not the main thing."""
    well: str
    """The face of a clock, the ground of an entry."""
    stage_inner: str
    stage_outer: str
    text: str
    muted: str
    """For lesser words."""
    gold: str
    """What is allowed or special."""
    on_gold: str
    brass: str
    """Lines."""
    alarm: str
    """Time running out, a warning, a refusal."""
    veil: str
    """Over a tile that cannot be played."""
    hem: str
    """Around a jersey."""
    silks: Pair[SeatColours]
    """Saffron with chevrons for seat 0, blue with hoops for seat 1."""


class Table(NamedTuple):
    """A table and its tiles."""

    name: str
    inner: str
    outer: str
    words: str
    """On the table itself, as are all up to the tiles."""
    target: str
    """Where a tile may go, what may be drawn."""
    lit: str
    """A target under the mouse."""
    plate: str
    """A small disc, with words in the colour of a target."""
    face: str
    face_edge: str
    face_shine: str
    groove: str
    pip: str
    ghost: str
    """The pips of a tile that would lie there."""
    back: str
    back_shine: str
    pin: str
    pin_rim: str
    dark: Surround
    light: Surround

    def surround(self, *, dark: bool) -> Surround:
        """One of its two surrounds."""
        return self.dark if dark else self.light


def _silks(saffron: str, blue: str) -> Pair[SeatColours]:
    return Pair(
        SeatColours("#e39a2d", "#9a621a", "#ffe0ad", saffron, "#e39a2d", "#1d1206"),
        SeatColours("#3d7be0", "#234f9a", "#bcd3ff", blue, "#346dcc", "#ffffff"),
    )


def _dark(**colours: str) -> Surround:
    return Surround(
        is_dark=True,
        text="#eef3ec",
        gold="#f8dd9c",
        on_gold="#1d1a10",
        brass="#c8952f",
        alarm="#ff9a86",
        hem="#ffffff",
        silks=_silks("#f0ac46", "#8fb8ff"),
        veil=colours["panel"],
        **colours,
    )


def _light(**colours: str) -> Surround:
    return Surround(
        is_dark=False,
        text="#1c2420",
        gold="#755000",
        on_gold="#ffffff",
        brass="#b98a2e",
        alarm="#a32710",
        hem="#3f4a45",
        silks=_silks("#854700", "#1d50b0"),
        **colours,
    )


TURF = Table(
    name="turf",
    inner="#276850",
    outer="#143c2f",
    words="#d6e5dc",
    target="#f8dd9c",
    lit="#fffaf0",
    plate="#0b1d17",
    face="#f5eddc",
    face_edge="#c9bb9c",
    face_shine="#fffaf0",
    groove="#bcae90",
    pip="#23201d",
    ghost="#f5eddc",
    back="#7c4a2f",
    back_shine="#e7c9b0",
    pin="#c8952f",
    pin_rim="#f8dd9c",
    dark=_dark(
        rail_top="#17342a",
        rail_bottom="#0d221b",
        panel="#10271f",
        raised="#28483c",
        well="#0b1d17",
        stage_inner="#1c4a3a",
        stage_outer="#0f2c22",
        muted="#9db8ab",
    ),
    light=_light(
        rail_top="#f6f7f0",
        rail_bottom="#e2e9dc",
        panel="#f8f9f3",
        raised="#d6e0d4",
        well="#ffffff",
        stage_inner="#f4f6ee",
        stage_outer="#d8e3d6",
        muted="#4b5f54",
        veil="#9aa39b",
    ),
)

CLUBHOUSE = Table(
    name="clubhouse",
    inner="#74492e",
    outer="#3b2317",
    words="#f1e3d3",
    target="#ffe09a",
    lit="#fffaf0",
    plate="#1d110b",
    face="#fbf0d8",
    face_edge="#cbb488",
    face_shine="#fffaec",
    groove="#b8986a",
    pip="#4a1f16",
    ghost="#fbf0d8",
    back="#24543f",
    back_shine="#cfe2d2",
    pin="#b8862b",
    pin_rim="#ffe09a",
    dark=_dark(
        rail_top="#35251b",
        rail_bottom="#20150f",
        panel="#281b14",
        raised="#4b382b",
        well="#1a110c",
        stage_inner="#4a3021",
        stage_outer="#251811",
        muted="#cab5a3",
    ),
    light=_light(
        rail_top="#fbf5ec",
        rail_bottom="#efe2d0",
        panel="#fcf8f1",
        raised="#e7dac7",
        well="#ffffff",
        stage_inner="#faf4ea",
        stage_outer="#e7d7c1",
        muted="#67513f",
        veil="#a89d8e",
    ),
)

MOONLIGHT = Table(
    name="moonlight",
    inner="#425b80",
    outer="#1d2c46",
    words="#dfe9f7",
    target="#cbe6ff",
    lit="#ffffff",
    plate="#0d1524",
    face="#1d2027",
    face_edge="#07080b",
    face_shine="#77839a",
    groove="#5d6a82",
    pip="#f3f6fb",
    ghost="#f3f6fb",
    back="#7186aa",
    back_shine="#e3ecf9",
    pin="#c3cede",
    pin_rim="#ffffff",
    dark=_dark(
        rail_top="#2a3a56",
        rail_bottom="#1a263c",
        panel="#182337",
        raised="#344567",
        well="#0f1828",
        stage_inner="#2b3d5b",
        stage_outer="#141e32",
        muted="#aebed6",
    ),
    light=_light(
        rail_top="#f4f7fb",
        rail_bottom="#dfe7f2",
        panel="#f8fafd",
        raised="#d4dfed",
        well="#ffffff",
        stage_inner="#f2f6fb",
        stage_outer="#d4dfee",
        muted="#495970",
        veil="#a3acba",
    ),
)

TABLES = {table.name: table for table in (TURF, CLUBHOUSE, MOONLIGHT)}
"""Every table by its name; the first is the one at the start."""
