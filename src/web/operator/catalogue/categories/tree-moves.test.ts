import { expect, test } from 'vitest';
import { placeAfterStep, placeAtRow } from './tree-moves.ts';

const tree = [
  { id: 1, parentId: 0 },
  { id: 2, parentId: 0 },
  { id: 3, parentId: 0 },
  { id: 11, parentId: 1 },
  { id: 12, parentId: 1 },
];

test('steps go up and down within a level and stop at its ends', () => {
  expect(placeAfterStep(tree, 2, 'up')).toEqual({ parentId: 0, beforeId: 1 });
  expect(placeAfterStep(tree, 1, 'down')).toEqual({ parentId: 0, beforeId: 3 });
  expect(placeAfterStep(tree, 2, 'down')).toEqual({ parentId: 0, beforeId: null });
  expect(placeAfterStep(tree, 1, 'up')).toBeNull();
  expect(placeAfterStep(tree, 12, 'down')).toBeNull();
});

test('a step in goes below the one above, a step out behind the parent, never to a third level', () => {
  expect(placeAfterStep(tree, 2, 'in')).toEqual({ parentId: 1, beforeId: null });
  expect(placeAfterStep(tree, 11, 'out')).toEqual({ parentId: 0, beforeId: 2 });
  expect(placeAfterStep(tree, 1, 'in')).toBeNull();
  expect(placeAfterStep(tree, 12, 'in')).toBeNull();
  expect(placeAfterStep(tree, 3, 'out')).toBeNull();
});

test('a pointer drops before, behind or into a row, where the levels allow it', () => {
  expect(placeAtRow(tree, 3, 1, 0.1)).toEqual({ parentId: 0, beforeId: 1 });
  expect(placeAtRow(tree, 3, 1, 0.9)).toEqual({ parentId: 0, beforeId: 2 });
  expect(placeAtRow(tree, 3, 1, 0.5)).toEqual({ parentId: 1, beforeId: null });
  expect(placeAtRow(tree, 3, 11, 0.9)).toEqual({ parentId: 1, beforeId: 12 });
  expect(placeAtRow(tree, 1, 2, 0.5)).toEqual({ parentId: 0, beforeId: 3 });
  expect(placeAtRow(tree, 1, 11, 0.9)).toBeNull();
  expect(placeAtRow(tree, 1, 1, 0.9)).toBeNull();
});
