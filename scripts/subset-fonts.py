"""Makes web/styles/fonts/ from the faces of @fontsource-variable: what most pages write comes in a small first file of
each voice, the other Latin letters in files that a browser fetches only where one of them is on the page.

Run by hand after a change of the faces: python3 -m venv v && v/bin/pip install fonttools brotli && v/bin/python scripts/subset-fonts.py
It prints the widths from which web/styles/fonts.css takes the sizes of the stand-in faces."""

import io
import os
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
SOURCES = os.path.join(ROOT, "node_modules", "@fontsource-variable")
TARGET = os.path.join(ROOT, "web", "styles", "fonts")
FEATURES = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "tnum", "pnum"]

# Letters, digits and signs of an English page about food. As `unicode-range` in fonts.css: keep the two alike.
FIRST = {*range(0x20, 0x7F), 0xA0, 0xA9, 0xAE, 0xB0, 0xB1, 0xB5, 0xB7, 0xBC, 0xBD, 0xBE, 0xD7, 0xE8, 0xE9, 0xEE, 0xF1}
FIRST |= {0x2009, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x202F, 0x2122, 0x2212}
# About how often English has each letter and the space, in thousandths: weighs the mean width.
OFTEN = dict(zip(" etaoinshrdlcumwfgypbvk", [180, 104, 74, 67, 62, 57, 57, 52, 50, 49, 35, 33, 23, 23, 20, 19, 18, 16, 16, 16, 12, 8, 6]))

# The serif up to the weight of an allergen in a list of ingredients, from the optical size of a name upwards.
SERIF = {"wght": (400, 650), "opsz": (18, 72)}
PLAIN = {"wdth": 100}
LABEL = {"wght": (400, 900)}
NARROW = {"wdth": 84, "wght": (400, 600)}
MIDDLE = {"newsreader": {"wght": 440, "opsz": 26}, "instrument-sans": {"wght": 500}, "inter": {"wght": 600}}
JOBS = [
    ("newsreader", "latin-opsz", SERIF, "newsreader", True),
    ("newsreader", "latin-opsz", SERIF, "newsreader-more", False),
    ("newsreader", "latin-ext-opsz", SERIF, "newsreader-ext", None),
    ("instrument-sans", "latin-wdth", PLAIN, "instrument-sans", True),
    ("instrument-sans", "latin-wdth", PLAIN, "instrument-sans-more", False),
    ("instrument-sans", "latin-ext-wdth", PLAIN, "instrument-sans-ext", None),
    ("instrument-sans", "latin-wdth", NARROW, "instrument-sans-narrow", None),
    ("instrument-sans", "latin-ext-wdth", NARROW, "instrument-sans-narrow-ext", None),
    ("inter", "latin-wght", LABEL, "inter", True),
    ("inter", "latin-wght", LABEL, "inter-more", False),
]


def cut(source, axes, is_first):
    """An instance of a face with the characters that are asked for: None for all it has."""
    font = TTFont(source)
    font.ensureDecompiled()
    instance = io.BytesIO()
    instancer.instantiateVariableFont(font, axes).save(instance)
    # Read again: some glyphs have lost their variations, which the subsetter does not expect of a font just made.
    font = TTFont(instance)
    known = set(font.getBestCmap())
    wanted = known if is_first is None else known & FIRST if is_first else known - FIRST
    options = subset.Options(layout_features=FEATURES, name_IDs=[0, 1, 2, 13, 14], hinting=False, notdef_outline=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=wanted)
    subsetter.subset(font)
    return font


def make(family, file, axes, target, is_first):
    source = f"{SOURCES}/{family}/files/{family}-{file}-normal.woff2"
    font = cut(source, axes, is_first)
    # How much closer two letters stand hardly differs along the axes, and saying how weighs as much as the outlines:
    # the middle's kerning serves all.
    font["GPOS"] = cut(source, {**axes, **MIDDLE[family]}, is_first)["GPOS"]
    if "GDEF" in font and hasattr(font["GDEF"].table, "VarStore"):
        font["GDEF"].table.VarStore = None
    font.flavor = "woff2"
    path = os.path.join(TARGET, f"{target}.woff2")
    font.save(path)
    print(f"{target}: {os.path.getsize(path)} bytes, {len(font.getBestCmap())} characters")


def mean_width(font, at):
    font.ensureDecompiled()
    plain = instancer.instantiateVariableFont(font, at) if at else font
    widths = [plain["hmtx"][plain.getBestCmap()[ord(letter)]][0] * share for letter, share in OFTEN.items()]
    head = plain["hhea"]
    em = plain["head"].unitsPerEm
    return [sum(widths) / sum(OFTEN.values()) / em, head.ascent / em, -head.descent / em, head.lineGap / em]


for job in JOBS:
    make(*job)
for name, at in [("newsreader", {"wght": 420, "opsz": 24}), ("instrument-sans", {"wght": 400})]:
    print(name, mean_width(TTFont(f"{TARGET}/{name}.woff2"), at))
for path in ["LiberationSerif-Regular", "LiberationSans-Regular"]:
    file = f"/usr/share/fonts/truetype/liberation/{path}.ttf"
    if os.path.exists(file):
        print(path, mean_width(TTFont(file), None))
