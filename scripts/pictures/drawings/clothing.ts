import { blur, linear, repeat, svg, vertical } from '../svg.ts';

const shirtOutline =
  'M196 40 Q280 92 364 40 L430 66 Q470 82 490 120 L540 218 L452 262 L432 226 Q436 380 444 500 Q280 528 116 500 Q124 380 128 226 L108 262 L20 218 L70 120 Q90 82 130 66Z';

export function shirt(color = '#f4efe4', shade = '#cfc6b2'): string {
  return svg(
    560,
    540,
    `<defs>${linear('cloth', [
      [0, shade],
      [0.2, color],
      [0.6, color],
      [1, shade],
    ])}${blur('soft', 9)}<clipPath id="clip"><path d="${shirtOutline}"/></clipPath></defs><g clip-path="url(#clip)"><rect width="560" height="540" fill="url(#cloth)"/>
    <g filter="url(#soft)" fill="none" stroke-linecap="round"><path d="M140 150 Q160 300 140 480" stroke="#000" stroke-width="14" opacity=".13"/><path d="M420 150 Q404 300 424 480" stroke="#000" stroke-width="16" opacity=".15"/><path d="M180 110 Q220 200 200 330" stroke="#fff" stroke-width="16" opacity=".3"/><path d="M250 360 Q270 430 240 500" stroke="#000" stroke-width="12" opacity=".08"/><path d="M340 300 Q370 400 350 500" stroke="#000" stroke-width="12" opacity=".09"/><path d="M128 226 L150 160" stroke="#000" stroke-width="10" opacity=".25"/><path d="M432 226 L410 160" stroke="#000" stroke-width="10" opacity=".28"/><path d="M300 120 Q330 220 310 300" stroke="#fff" stroke-width="14" opacity=".2"/></g>
    <path d="M196 40 Q280 92 364 40" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="30"/><path d="M192 38 Q280 100 368 38" fill="none" stroke="${shade}" stroke-width="18"/><path d="M190 44 Q280 112 370 44" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="2"/>
    <path d="M112 488 Q280 516 448 488 M34 212 L112 250 M526 212 L448 250" stroke="#000" stroke-opacity=".18" stroke-width="2" stroke-dasharray="7 4" fill="none"/><rect x="132" y="470" width="26" height="18" rx="2" fill="#fff8ea"/><path d="M138 476 h14 M138 481 h10" stroke="#0f7455" stroke-width="2"/></g>`,
  );
}

/** Woollen ruana spread open, with loom stripes and fringe. */
export function ruana(color = '#e6d8bd', stripe = '#8a6a45', edge = '#5b4029'): string {
  const stripes = [70, 100, 128, 432, 460, 490].map(
    (x, i) =>
      `<rect x="${x}" y="20" width="${i % 3 === 1 ? 20 : 9}" height="460" fill="${i % 2 ? edge : stripe}" opacity=".8"/>`,
  );
  return svg(
    570,
    520,
    `<defs>${blur('soft', 12)}<clipPath id="clip"><path d="M70 60 Q180 26 240 24 L285 110 L330 24 Q390 26 500 60 Q544 260 548 452 Q430 480 298 470 L285 250 L272 470 Q140 480 22 452 Q26 260 70 60Z"/></clipPath><pattern id="weave" width="7" height="7" patternUnits="userSpaceOnUse"><path d="M0 3.5 H7" stroke="#000" stroke-opacity=".12" stroke-width="2"/><path d="M3.5 0 V7" stroke="#fff" stroke-opacity=".2" stroke-width="1.6"/></pattern></defs>
    ${repeat(38, (i) => `<path d="M${28 + i * 13.6} ${i > 17 && i < 21 ? 462 : 456} q${(i % 3) - 1} 24 ${((i * 7) % 5) - 2} 44" stroke="${color}" stroke-width="4.4" fill="none"/>`)}
    <g clip-path="url(#clip)"><rect width="570" height="520" fill="${color}"/>${stripes.join('')}<rect width="570" height="520" fill="url(#weave)"/>
    <g filter="url(#soft)" fill="none" stroke-linecap="round"><path d="M150 90 Q130 280 160 460 M420 90 Q444 280 412 460" stroke="#000" stroke-width="22" opacity=".18"/><path d="M200 70 Q190 280 210 460 M360 70 Q376 280 364 460" stroke="#fff" stroke-width="20" opacity=".28"/><path d="M285 110 V470" stroke="#000" stroke-width="26" opacity=".34"/><path d="M60 100 Q36 280 34 450 M510 100 Q536 280 540 450" stroke="#000" stroke-width="22" opacity=".22"/></g></g>
    <path d="M240 24 L285 110 L330 24" fill="none" stroke="${edge}" stroke-width="9" stroke-linejoin="round"/><path d="M285 110 V468" stroke="${edge}" stroke-width="4" opacity=".7"/>`,
  );
}

export function rainJacket(color = '#2a5d9c', shade = '#173a66', zip = '#ffb627'): string {
  const body =
    'M186 92 L118 120 Q76 140 62 200 L22 428 Q54 450 96 448 L128 292 Q132 420 122 540 Q280 566 438 540 Q428 420 432 292 L464 448 Q506 450 538 428 L498 200 Q484 140 442 120 L374 92Z';
  return svg(
    560,
    570,
    `<defs>${linear('cloth', [
      [0, shade],
      [0.22, color],
      [0.6, color],
      [1, shade],
    ])}${blur('soft', 10)}<clipPath id="clip"><path d="${body}"/></clipPath></defs>
    <path d="M170 130 Q160 14 280 10 Q400 14 390 130 Q340 170 280 172 Q220 170 170 130Z" fill="${shade}"/><path d="M204 128 Q200 48 280 44 Q360 48 356 128 Q320 160 280 160 Q240 160 204 128Z" fill="#0e1c2e"/><path d="M170 130 Q160 14 280 10 Q400 14 390 130" fill="none" stroke="${color}" stroke-width="26"/>
    <g clip-path="url(#clip)"><rect width="560" height="570" fill="url(#cloth)"/><path d="M40 190 Q280 262 520 190 L520 100 L40 100Z" fill="#fff" opacity=".08"/><path d="M62 200 Q280 268 498 200" stroke="#000" stroke-opacity=".3" stroke-width="3" fill="none"/>
    <g filter="url(#soft)" fill="none" stroke-linecap="round"><path d="M128 292 L150 190 M432 292 L410 190" stroke="#000" stroke-width="14" opacity=".4"/><path d="M190 150 Q214 320 196 520" stroke="#fff" stroke-width="22" opacity=".22"/><path d="M392 160 Q372 340 396 530" stroke="#000" stroke-width="22" opacity=".22"/><path d="M84 210 L58 400" stroke="#fff" stroke-width="14" opacity=".2"/></g></g>
    <path d="M280 150 V552" stroke="#0e1c2e" stroke-width="16"/><path d="M280 160 V548" stroke="${zip}" stroke-width="5" stroke-dasharray="6 4"/><rect x="273" y="196" width="14" height="34" rx="5" fill="${zip}"/><path d="M158 400 L232 380 L236 392 L162 414Z M402 400 L328 380 L324 392 L398 414Z" fill="#0e1c2e" opacity=".75"/><path d="M26 410 Q58 430 98 430 M534 410 Q502 430 462 430" stroke="#0e1c2e" stroke-width="6" opacity=".5" fill="none"/><path d="M236 168 q-8 60 -2 96 M324 168 q8 60 2 96" stroke="#e9edf2" stroke-width="5" fill="none" stroke-linecap="round"/><circle cx="234" cy="268" r="6" fill="${zip}"/><circle cx="326" cy="268" r="6" fill="${zip}"/>`,
  );
}

/** Straight jeans laid flat, with stitching. */
export function jeans(color = '#3f628c', light = '#6f93bd', dark = '#27405f'): string {
  const outline =
    'M150 30 H410 Q424 150 436 280 L456 650 H318 L284 300 L280 270 L276 300 L242 650 H104 L124 280 Q136 150 150 30Z';
  return svg(
    560,
    680,
    `<defs>${linear('denim', [
      [0, dark],
      [0.18, color],
      [0.32, light],
      [0.46, color],
      [0.54, dark],
      [0.7, light],
      [0.86, color],
      [1, dark],
    ])}${blur('soft', 10)}<clipPath id="clip"><path d="${outline}"/></clipPath><pattern id="twill" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><path d="M0 2.5 H5" stroke="#fff" stroke-opacity=".12" stroke-width="1.4"/></pattern></defs>
    <g clip-path="url(#clip)"><rect width="560" height="680" fill="url(#denim)"/><rect width="560" height="680" fill="url(#twill)"/><g filter="url(#soft)" fill="none"><path d="M276 290 L240 650 M284 290 L320 650" stroke="#0d1c30" stroke-width="18" opacity=".4"/><path d="M190 360 Q180 470 184 560 M376 360 Q386 470 384 560" stroke="#fff" stroke-width="26" opacity=".2"/><path d="M150 420 q40 16 84 4 M330 430 q44 14 90 0" stroke="#0d1c30" stroke-width="8" opacity=".25"/></g><rect x="140" y="30" width="290" height="40" fill="#0d1c30" opacity=".22"/></g>
    <g fill="none" stroke="#e0a44a" stroke-width="2.6" stroke-dasharray="7 4"><path d="M150 66 H410 M152 36 H408"/><path d="M148 92 Q214 104 226 68 M412 92 Q346 104 334 68"/><path d="M280 70 V230 Q276 252 252 262"/><path d="M110 634 H242 M318 634 H450"/></g><circle cx="280" cy="52" r="10" fill="#c98a3a"/><circle cx="277" cy="49" r="4" fill="#ffe2ae"/>${[176, 240, 320, 384].map((x) => `<rect x="${x - 7}" y="24" width="14" height="52" rx="3" fill="${color}" stroke="#27405f" stroke-width="2"/>`).join('')}`,
  );
}

/** Small leather cross-body bag with a flap and a long strap. */
export function crossBodyBag(color = '#b9742f', light = '#d99a52', dark = '#74420f'): string {
  return svg(
    520,
    600,
    `<defs>${linear('hide', [
      [0, dark],
      [0.14, color],
      [0.34, light],
      [0.6, color],
      [1, dark],
    ])}${vertical('flap', [
      [0, light],
      [0.6, color],
      [1, dark],
    ])}</defs>
    <path d="M96 300 Q40 40 260 24 Q480 40 424 300" fill="none" stroke="${dark}" stroke-width="22"/><path d="M96 300 Q40 40 260 24 Q480 40 424 300" fill="none" stroke="${color}" stroke-width="15"/><path d="M96 300 Q40 40 260 24 Q480 40 424 300" fill="none" stroke="#f4dcb4" stroke-width="2" stroke-dasharray="8 5"/>
    <path d="M70 272 Q260 250 450 272 Q474 420 458 540 Q452 576 410 580 Q260 592 110 580 Q68 576 62 540 Q46 420 70 272Z" fill="url(#hide)"/><path d="M66 270 Q260 246 454 270 Q462 350 440 430 Q360 478 260 478 Q160 478 80 430 Q58 350 66 270Z" fill="url(#flap)"/><path d="M80 284 Q260 262 440 284 Q446 350 428 420 Q352 464 260 464 Q168 464 92 420 Q74 350 80 284Z" fill="none" stroke="#f4dcb4" stroke-width="3" stroke-dasharray="10 6" opacity=".9"/>
    <rect x="228" y="430" width="64" height="84" rx="12" fill="${dark}"/><rect x="238" y="446" width="44" height="44" rx="10" fill="none" stroke="#e9c46a" stroke-width="7"/><path d="M260 452 V484" stroke="#e9c46a" stroke-width="6"/><circle cx="96" cy="300" r="15" fill="none" stroke="#e9c46a" stroke-width="7"/><circle cx="424" cy="300" r="15" fill="none" stroke="#e9c46a" stroke-width="7"/>`,
  );
}
