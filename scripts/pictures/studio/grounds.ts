type Ground = { wall: string; floor: string; glow: string; dark?: boolean };

/** One coloured ground per department (design 8.4); the last three are for banners and family pictures. */
export const grounds = {
  field: { wall: '#f6e9cf', floor: '#ecd7ae', glow: '#fff8e6' },
  garden: { wall: '#e3ecd4', floor: '#cbdcb4', glow: '#f6faea' },
  earth: { wall: '#efe2d0', floor: '#d9c3a4', glow: '#fdf6ea' },
  dairy: { wall: '#e4edf3', floor: '#cddce7', glow: '#f8fcff' },
  pantry: { wall: '#f3e2cf', floor: '#e3c7a6', glow: '#fff4e4' },
  technology: { wall: '#e6e9ec', floor: '#cfd5da', glow: '#fbfcfd' },
  home: { wall: '#eee5da', floor: '#dccbb7', glow: '#fdf9f3' },
  fashion: { wall: '#f5dfd6', floor: '#e8c5b7', glow: '#fff3ee' },
  pets: { wall: '#dcebe6', floor: '#bfd8cf', glow: '#f3fbf8' },
  care: { wall: '#f7dede', floor: '#ebc0c0', glow: '#fff2f1' },
  craft: { wall: '#f2dcc4', floor: '#dfbd97', glow: '#fff2df' },
  mango: { wall: '#ffcf66', floor: '#f5b02e', glow: '#ffe6a8' },
  night: { wall: '#12483a', floor: '#0c3429', glow: '#1c6a55', dark: true },
  terracotta: { wall: '#cf5b3c', floor: '#a93f24', glow: '#e58767' },
} satisfies Record<string, Ground>;

export type GroundName = keyof typeof grounds;
export type Light = 'leaves' | 'window';

export function getGround(name: GroundName): Ground {
  return grounds[name];
}
