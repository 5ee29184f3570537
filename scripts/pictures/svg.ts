export type Stop = [offset: number, color: string, opacity?: number];

/** A drawing of w x h units, rendered 1024 pixels wide. */
export function svg(width: number, height: number, body: string): string {
  const pixels = Math.round((1024 * height) / width);
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="1024" height="${pixels}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

export function linear(id: string, stops: Stop[], x1 = 0, y1 = 0, x2 = 1, y2 = 0): string {
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map(stopTag).join('')}</linearGradient>`;
}

export function vertical(id: string, stops: Stop[]): string {
  return linear(id, stops, 0, 0, 0, 1);
}

export function radial(id: string, stops: Stop[], cx = 0.4, cy = 0.35, r = 0.75): string {
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops.map(stopTag).join('')}</radialGradient>`;
}

export function blur(id: string, deviation: number): string {
  return `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
}

/** Light on a standing cylinder: soft light left, core highlight, shade right. */
export function cylinder(id: string): string {
  return linear(id, [
    [0, '#000', 0.34],
    [0.08, '#000', 0.12],
    [0.2, '#fff', 0.34],
    [0.33, '#fff', 0.08],
    [0.6, '#000', 0],
    [0.86, '#000', 0.2],
    [0.95, '#000', 0.3],
    [1, '#fff', 0.12],
  ]);
}

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** Repeatable random numbers in 0..1, so that a drawing looks the same on every run. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

function stopTag([offset, color, opacity = 1]: Stop): string {
  return `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`;
}
