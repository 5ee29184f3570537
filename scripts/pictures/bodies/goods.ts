import type { Body } from '../body.ts';
import * as bedding from '../drawings/bedding.ts';
import * as care from '../drawings/care.ts';
import * as cloth from '../drawings/clothing.ts';
import * as craft from '../drawings/crafts.ts';
import * as device from '../drawings/devices.ts';
import * as gadget from '../drawings/gadgets.ts';
import * as kitchen from '../drawings/kitchen.ts';
import { sack } from '../drawings/packages.ts';
import * as shoe from '../drawings/shoes.ts';

const deskSet: Body = { draw: () => device.keyboardAndMouse() };

export const technology = {
  blackPhone: { draw: () => device.phone('#3a3d42', '#17191c') },
  bluePhone: { draw: () => device.phone('#33516f', '#15263a', ['#7fc4ff', '#1f5fa8', '#12324a']) },
  greenPhone: { draw: () => device.phone() },
  graphitePhone: { draw: () => device.phone('#5a5e64', '#2a2d31', ['#ff8a5c', '#7a2f6b', '#1f2f6b']) },
  silverPhone: { draw: () => device.phone('#e6e9ec', '#aab0b7', ['#ff8a5c', '#7a2f6b', '#1f2f6b']) },
  greyTablet: { draw: () => device.tablet() },
  pinkTablet: { draw: () => device.tablet('#e8b3b3', '#bd8080') },
  laptop: { draw: () => device.laptop() },
  monitor: { draw: device.monitor },
  solidStateDisk: { draw: gadget.solidStateDisk },
  deskSet,
  whiteDeskSet: { draw: () => device.keyboardAndMouse('#f1f2f3', '#ffffff', '#4a4f55') },
  earbuds: { draw: () => gadget.earbuds() },
  whiteEarbuds: { draw: () => gadget.earbuds('#eceff2', '#ffffff', '#98a1ac', '#87909b') },
  lilacEarbuds: { draw: () => gadget.earbuds('#b9a6d9', '#d9cdee', '#7d6aa3') },
  blueSpeaker: { draw: () => gadget.speaker() },
  blackSpeaker: { draw: () => gadget.speaker('#33373c', '#1a1c1f') },
  redSpeaker: { draw: () => gadget.speaker('#c8371b', '#7d1c0a') },
  charger: { draw: gadget.charger },
  powerBank: { draw: () => gadget.powerBank() },
  whitePowerBank: { draw: () => gadget.powerBank('#f1f2f3', '#ffffff', '#2a2e33') },
  violetBulb: { draw: () => gadget.smartBulb('#c79bff', '#7d45d6') },
  warmBulb: { draw: () => gadget.smartBulb('#ffd873', '#f39a12') },
  aquaBulb: { draw: () => gadget.smartBulb('#8fe6e0', '#1f9aa8') },
} satisfies Record<string, Body>;

export const fashion = {
  whiteShirt: { draw: () => cloth.shirt() },
  greenShirt: { draw: () => cloth.shirt('#1d7a5c', '#0c4a37') },
  blackShirt: { draw: () => cloth.shirt('#3b3a36', '#191815') },
  ruana: { draw: () => cloth.ruana() },
  greyRuana: { draw: () => cloth.ruana('#aaaaa6', '#63635f', '#3d3d3a') },
  wineRuana: { draw: () => cloth.ruana('#8a2f3d', '#e0c79a', '#4d131d') },
  jeans: { draw: () => cloth.jeans() },
  rainJacket: { draw: () => cloth.rainJacket() },
  mustardJacket: { draw: () => cloth.rainJacket('#dda51f', '#a87609', '#2a2118') },
  sneaker: { draw: () => shoe.sneaker() },
  blackSneaker: { draw: () => shoe.sneaker('#45423e', '#26241f', '#c8371b') },
  hikingBoot: { draw: shoe.hikingBoot, material: 'leather' },
  honeyBag: { draw: () => cloth.crossBodyBag() },
  blackBag: { draw: () => cloth.crossBodyBag('#3a3632', '#5c554e', '#1b1917') },
  redBag: { draw: () => cloth.crossBodyBag('#b03022', '#d8604c', '#6b140b') },
  fibreHat: { draw: () => craft.fibreHat() },
} satisfies Record<string, Body>;

export const home = {
  chocolatePot: { draw: kitchen.chocolatePot },
  fryingPan: { draw: kitchen.fryingPan },
  sandPlates: { draw: () => kitchen.plates() },
  mossPlates: { draw: () => kitchen.plates('#8c9a6b', '#5f6b42', '#5c6644') },
  mokaPot: { draw: kitchen.mokaPot },
  pressureCooker: { draw: kitchen.pressureCooker },
  enamelPot: { draw: () => kitchen.enamelPot() },
  whiteSheets: { draw: () => bedding.sheetSet() },
  greySheets: { draw: () => bedding.sheetSet('#b9bec4', '#a8aeb5', '#eef0f2') },
  greyBlanket: { draw: () => bedding.blanket(), material: 'plush' },
  beigeBlanket: { draw: () => bedding.blanket('#d2b48c', '#a3835a', '#fbf3e4'), material: 'plush' },
  blueBlanket: { draw: () => bedding.blanket('#4a6fa0', '#2c4a73', '#eef2f7'), material: 'plush' },
  earthHammock: { draw: () => bedding.hammock(['#a93f24', '#e9b04a', '#7a4a2a', '#f1e3c2', '#c8571b']) },
  seaHammock: { draw: () => bedding.hammock(['#1f5f8c', '#7fc4d9', '#123f63', '#f1e9d2', '#2f8fa8']) },
  plant: { icon: 'potted-plant', material: 'leaf' },
} satisfies Record<string, Body>;

export const petsAndCare = {
  dogFood: {
    draw: () =>
      sack({
        brand: 'PATASVERDIA',
        title: 'Perro',
        detail: 'adulto · pollo y arroz',
        weight: '8 kg',
        icon: 'dog',
        color: '#c8571b',
        shade: '#8a3509',
        band: '#12483a',
      }),
  },
  catLitter: {
    draw: () =>
      sack({
        brand: 'PATASVERDIA',
        title: 'Arena',
        detail: 'aglomerante para gato',
        weight: '4,5 kg',
        icon: 'cat',
        color: '#8f8fc4',
        shade: '#5c5c92',
        band: '#3a3a6b',
      }),
  },
  petBed: { draw: () => bedding.petBed() },
  soapBar: { draw: care.soapBar },
  solidShampoo: { draw: care.solidShampoo },
  shampooBox: { draw: care.shampooBox },
  sunscreen: { draw: care.sunscreenTube },
} satisfies Record<string, Body>;

export const crafts = {
  blackVase: { draw: craft.blackVase, material: 'ceramic' },
  fiqueBasket: { draw: () => craft.fiqueBasket() },
  colourBasket: { draw: () => craft.fiqueBasket('#e8cf9a', ['#c8371b', '#12684f', '#e0a01e']) },
  geometricBag: { draw: () => craft.wovenBag('#c8371b', '#f3e3c2', '#0f7455', '#ffb627') },
  blueBag: { draw: () => craft.wovenBag('#1f4e8c', '#f3e3c2', '#c8371b', '#ffb627') },
  plainBag: { draw: () => craft.wovenBag('#d9b98a', '#f6ead0', '#8a5a33', '#8a5a33', true) },
} satisfies Record<string, Body>;

export const tokens = {
  basket: { icon: 'basket', material: 'matte' },
  parcel: { icon: 'package', material: 'matte' },
  gift: { icon: 'wrapped-gift', material: 'matte' },
  magnifier: { icon: 'magnifying-glass-tilted-left', material: 'plastic' },
  compass: { icon: 'compass', material: 'plastic' },
  sunflower: { icon: 'sunflower', material: 'leaf' },
} satisfies Record<string, Body>;
