import subsetFont from "subset-font";

/**
 * Those of `characters` that a font has no glyph for. Cut to one character, it keeps that one's
 * glyph and the glyph for what is missing, or the latter alone.
 */
export async function missingCharacters(font: Buffer, characters: string): Promise<string[]> {
  const missing: string[] = [];
  for (const character of characters) {
    const cut = await subsetFont(font, character, { targetFormat: "sfnt" });
    if (glyphCount(cut) < 2) missing.push(character);
  }
  return missing;
}

/** `numGlyphs` of the table `maxp`, by the OpenType specification. */
function glyphCount(sfnt: Buffer): number {
  const tables = Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const maxp = tables.find((at) => sfnt.toString("latin1", at, at + 4) === "maxp");
  if (maxp === undefined) throw new Error("This is no OpenType font.");
  return sfnt.readUInt16BE(sfnt.readUInt32BE(maxp + 8) + 4);
}
