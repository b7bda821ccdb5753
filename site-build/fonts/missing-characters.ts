import subsetFont from "subset-font";

/**
 * The characters for which a font has no glyph. A font subset to a single character has two glyphs, its
 * own and the one for missing characters, or only the latter.
 */
export async function missingCharacters(font: Buffer, characters: string): Promise<string[]> {
  const missing: string[] = [];
  for (const character of characters) {
    const cut = await subsetFont(font, character, { targetFormat: "sfnt" });
    if (glyphCount(cut) < 2) missing.push(character);
  }
  return missing;
}

/** `numGlyphs` of the `maxp` table (OpenType specification). */
function glyphCount(sfnt: Buffer): number {
  const tables = Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const maxp = tables.find((at) => sfnt.toString("latin1", at, at + 4) === "maxp");
  if (maxp === undefined) throw new Error("This is not an OpenType font.");
  return sfnt.readUInt16BE(sfnt.readUInt32BE(maxp + 8) + 4);
}
