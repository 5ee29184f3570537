export type Grade = {
  /** Leaves the source colours as they are. */
  keep?: boolean;
  hueTo?: number;
  hue?: number;
  saturation?: number;
  value?: number;
};

type Rgb = [number, number, number];

export const clamp = (x: number, low = 0, high = 1): number => (x < low ? low : Math.min(x, high));

export const smoothStep = (from: number, to: number, x: number): number => {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
};

/** Turns the neon palette of the source vectors into natural product colours. Channels 0..1. */
export function naturalise(r: number, g: number, b: number, grade: Grade = {}): Rgb {
  let hsv = toHsv(r, g, b);
  if (!grade.keep) hsv = softenNeon(hsv);
  const hue = ((grade.hueTo ?? hsv[0]) + (grade.hue ?? 0) + 360) % 360;
  return toRgb(hue, clamp(hsv[1] * (grade.saturation ?? 1)), clamp(hsv[2] * (grade.value ?? 1)));
}

/** The same for every #rrggbb of a drawing. */
export function naturaliseHex(text: string): string {
  return text.replace(/#([0-9a-fA-F]{6})\b/g, (_, hex: string) => {
    const [r, g, b] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
    const channels = naturalise(r, g, b).map((v) =>
      Math.round(v * 255)
        .toString(16)
        .padStart(2, '0'),
    );
    return `#${channels.join('')}`;
  });
}

function softenNeon([hue, saturation, value]: Rgb): Rgb {
  let [h, s, v] = [hue, saturation, value];
  const band = (from: number, to: number, soft: number) =>
    smoothStep(from - soft, from + soft, h) * (1 - smoothStep(to - soft, to + soft, h));
  const pink = band(318, 372, 8) * smoothStep(0.35, 0.6, s);
  if (pink > 0) {
    h = mixHue(h, 6, pink * 0.85);
    s *= 1 - 0.04 * pink;
    v *= 1 - 0.06 * pink;
  }
  const violet = band(225, 318, 12);
  if (violet > 0) {
    s *= 1 - violet * 0.82;
    if (v < 0.5) v *= 1 - 0.12 * violet;
  }
  const green = band(66, 160, 10);
  if (green > 0) {
    s *= 1 - 0.12 * green;
    v *= 1 - 0.13 * green;
    if (h < 104) h = mixHue(h, 104, 0.34 * green);
  }
  const cyan = band(172, 225, 8);
  if (cyan > 0) {
    s *= 1 - 0.28 * cyan;
    h = mixHue(h, 208, 0.6 * cyan);
    v *= 1 - 0.06 * cyan;
  }
  return [h, s, v];
}

function mixHue(from: number, to: number, amount: number): number {
  const distance = ((to - from + 540) % 360) - 180;
  return (from + distance * amount + 360) % 360;
}

function toHsv(r: number, g: number, b: number): Rgb {
  const max = Math.max(r, g, b);
  const span = max - Math.min(r, g, b);
  if (span === 0) return [0, 0, max];
  const sector = max === r ? ((g - b) / span) % 6 : max === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return [(sector * 60 + 360) % 360, span / max, max];
}

function toRgb(h: number, s: number, v: number): Rgb {
  const channel = (n: number) => {
    const k = (n + h / 60) % 6;
    return v - v * s * Math.max(0, Math.min(k, 4 - k, 1));
  };
  return [channel(5), channel(3), channel(1)];
}
