const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");

/** Every character in the two font subsets; the site's text uses no other. */
export const characters = `${ascii}\u00a0‘’“”–—…·•×©éèêôçñãíá−`;
