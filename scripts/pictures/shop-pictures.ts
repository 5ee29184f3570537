import { interfaceFolder, type Job, seedFolder } from './output.ts';
import { categoryTiles, type Tile } from './scenes/categories.ts';
import { featuredTiles } from './scenes/featured.ts';
import { interfacePictures } from './scenes/interface.ts';
import { sellerBanners } from './scenes/sellers.ts';
import { renderScene, type Scene } from './studio/scene.ts';

/** A picture of a category or seller, listed in the manifest under its code. */
export type CodedJob = Job & { code: string; alt: string };

const podium = { x: 0.5, y: 0.7, width: 0.8, height: 0.16 };

export function listCategoryJobs(): CodedJob[] {
  const frame = { width: 640, height: 640 };
  return codedJobs(categoryTiles, 'cat', [160, 320, 640], (tile) => ({ ...sceneOf(tile), frame, podium }));
}

export function listFeaturedJobs(): CodedJob[] {
  const frame = { width: 860, height: 560 };
  return codedJobs(featuredTiles, 'featured', [430, 860], (tile) => ({
    ...sceneOf(tile),
    frame,
    horizon: 0.6,
  }));
}

export function listSellerJobs(): CodedJob[] {
  const frame = { width: 1600, height: 460 };
  return codedJobs(sellerBanners, 'seller', [800, 1600], (tile) => ({
    ...sceneOf(tile),
    frame,
    horizon: 0.55,
  }));
}

export function listInterfaceJobs(): Job[] {
  return interfacePictures.map(({ name, widths, scene }) => ({
    name,
    folder: interfaceFolder,
    widths,
    avifWidths: widths,
    render: () => renderScene(scene),
  }));
}

function codedJobs(
  tiles: Record<string, Tile>,
  prefix: string,
  widths: number[],
  sceneFor: (tile: Tile) => Scene,
): CodedJob[] {
  return Object.entries(tiles).map(([code, tile]) => ({
    code,
    alt: tile.alt,
    name: `${prefix}-${code}`,
    folder: seedFolder,
    widths,
    avifWidths: [],
    render: () => renderScene(sceneFor(tile)),
  }));
}

function sceneOf({ ground, light, objects }: Tile) {
  return light ? { ground, light, objects } : { ground, objects };
}
