declare global {
  interface Window {
    /** Relative luminance (WCAG 2) of colours painted over white paper, bottom layer first. */
    luminance: (...colours: string[]) => number;
  }
}

/** Runs in the page: only the browser can parse every CSS colour. */
function createLuminance(): Window["luminance"] {
  const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return (...colours) => {
    if (!context) throw new Error("This browser has no 2D canvas context.");
    for (const colour of ["white", ...colours]) {
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
    }
    const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => {
      const part = byte / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
}

/** Adds `window.luminance` to every new document. */
export const luminanceScript = { content: `window.luminance = (${createLuminance})()` };
