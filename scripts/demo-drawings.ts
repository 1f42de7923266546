const shadow = (x: number, width: number, y = 200) =>
  `<ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="5" fill="#16202E" opacity=".12"/>`;

/** Product drawings as SVG shapes on a 240 × 240 board whose floor begins at 186: flat, in the colours of the site. */
export const DEMO_DRAWINGS: Record<string, string> = {
  sofa: `${shadow(120, 176)}
    <path d="M58 196v-10M182 196v-10" stroke="#8B5E3C" stroke-width="7" stroke-linecap="round"/>
    <rect x="48" y="102" width="144" height="66" rx="14" fill="#5B7A94"/>
    <path d="M120 104v40" stroke="#4A667E" stroke-width="2"/>
    <rect x="52" y="142" width="136" height="42" rx="10" fill="#6F8FAA"/><path d="M120 143v24" stroke="#5B7A94" stroke-width="2"/>
    <rect x="34" y="126" width="28" height="60" rx="13" fill="#4A667E"/><rect x="178" y="126" width="28" height="60" rx="13" fill="#4A667E"/>
    <rect x="70" y="116" width="34" height="30" rx="6" fill="#E8A87C" transform="rotate(-8 87 131)"/>`,
  bed: `${shadow(120, 190)}
    <rect x="36" y="78" width="168" height="74" rx="10" fill="#A9805B"/><rect x="44" y="86" width="152" height="58" rx="6" fill="#BB9370"/>
    <rect x="32" y="140" width="176" height="44" rx="8" fill="#F8F6F2"/><rect x="52" y="122" width="58" height="28" rx="10" fill="#FFFFFF"/>
    <rect x="130" y="122" width="58" height="28" rx="10" fill="#FFFFFF"/><path d="M32 156h176v22a8 8 0 0 1-8 8H40a8 8 0 0 1-8-8z" fill="#7E98A8"/>
    <path d="M32 156h176v9H32z" fill="#9DB3C0"/><path d="M44 198v-12M196 198v-12" stroke="#8B5E3C" stroke-width="7" stroke-linecap="round"/>`,
  wardrobe: `${shadow(120, 140)}
    <rect x="56" y="40" width="128" height="154" rx="4" fill="#C9A988"/><path d="M60 44h38v146H60zM101 44h38v146h-38z" fill="#DCC2A5"/>
    <path d="M142 44h38v146h-38z" fill="#D2B594"/><path d="M104 48h32v138h-32z" fill="#BFD0D8"/><path d="M106 120l26-46M112 136l20-34" stroke="#E3ECEF" stroke-width="4" stroke-linecap="round"/>
    <path d="M93 108v22M147 108v22" stroke="#7A5A3C" stroke-width="4" stroke-linecap="round"/><path d="M60 198v-4M180 198v-4" stroke="#7A5A3C" stroke-width="8"/>`,
  "dining-table": `${shadow(120, 180)}
    <path d="M62 130l-10 66M178 130l10 66" stroke="#7A5A3C" stroke-width="8" stroke-linecap="round"/>
    <rect x="30" y="118" width="180" height="14" rx="5" fill="#EDE9E3"/><path d="M30 126h180v2a4 4 0 0 1-4 4H34a4 4 0 0 1-4-4z" fill="#CFC7BC"/>
    <path d="M92 142h22v26H92zM126 142h22v26h-22z" fill="#C07F52"/><path d="M94 168v28M112 168v28M128 168v28M146 168v28" stroke="#7A5A3C" stroke-width="5" stroke-linecap="round"/>
    <path d="M104 118c0-12 4-20 16-20s16 8 16 20z" fill="#5B7A94"/><path d="M120 98c-2-14-14-18-14-18M120 98c0-16 10-26 10-26" stroke="#6E9A72" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  desk: `${shadow(120, 170)}
    <path d="M66 128v66M174 128v66" stroke="#4A5565" stroke-width="9"/><path d="M50 196h32M158 196h32" stroke="#4A5565" stroke-width="7" stroke-linecap="round"/>
    <rect x="34" y="118" width="172" height="12" rx="4" fill="#C9A27C"/><rect x="92" y="66" width="70" height="42" rx="4" fill="#2B3848"/><rect x="97" y="71" width="60" height="32" fill="#8FB0C9"/>
    <path d="M127 108v10M114 118h26" stroke="#2B3848" stroke-width="4" stroke-linecap="round"/><path d="M54 118V90l16-12" stroke="#C2410C" stroke-width="4" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="M64 72l18 10-8 6z" fill="#E07A4B"/>`,
  lamp: `<path d="M120 0v52" stroke="#4A5565" stroke-width="3"/><circle cx="120" cy="56" r="6" fill="#4A5565"/>
    <path d="M120 58L66 88M120 58v44M120 58l54 30" stroke="#B08D57" stroke-width="4" stroke-linecap="round"/>
    <circle cx="66" cy="108" r="34" fill="#FFE9B8" opacity=".5"/><circle cx="120" cy="124" r="38" fill="#FFE9B8" opacity=".5"/><circle cx="174" cy="108" r="34" fill="#FFE9B8" opacity=".5"/>
    <circle cx="66" cy="106" r="19" fill="#FFF6DF"/><circle cx="120" cy="122" r="22" fill="#FFF6DF"/><circle cx="174" cy="106" r="19" fill="#FFF6DF"/>
    <path d="M57 90h18M109 102h22M165 90h18" stroke="#B08D57" stroke-width="6" stroke-linecap="round"/>`,
  lock: `<rect x="30" y="0" width="180" height="240" fill="#A9805B"/><path d="M52 0h136v240H52z" fill="#BB9370"/>
    <rect x="94" y="36" width="52" height="160" rx="14" fill="#1F2937"/><rect x="99" y="41" width="42" height="150" rx="10" fill="#2B3848"/>
    <g fill="#8FA3B8"><circle cx="110" cy="62" r="3"/><circle cx="120" cy="62" r="3"/><circle cx="130" cy="62" r="3"/><circle cx="110" cy="74" r="3"/><circle cx="120" cy="74" r="3"/><circle cx="130" cy="74" r="3"/><circle cx="110" cy="86" r="3"/><circle cx="120" cy="86" r="3"/><circle cx="130" cy="86" r="3"/></g>
    <circle cx="120" cy="118" r="12" fill="none" stroke="#6FB1FF" stroke-width="3"/><path d="M120 112v12M115 115c0 6 0 8 2 10M125 115c0 6 0 8-2 10" stroke="#6FB1FF" stroke-width="2" fill="none" stroke-linecap="round"/>
    <rect x="110" y="146" width="62" height="13" rx="6.5" fill="#C8CED6"/><circle cx="120" cy="152" r="11" fill="#DDE2E8"/>`,
  "clothes-rack": `<path d="M0 0h240v26H0z" fill="#E4DDD1"/><rect x="40" y="26" width="160" height="22" rx="6" fill="#F8F8F6"/><rect x="96" y="33" width="48" height="8" rx="4" fill="#FFE9B8"/>
    <path d="M62 48l18 26-18 26 18 26M178 48l-18 26 18 26-18 26" stroke="#8A94A3" stroke-width="4" fill="none" stroke-linejoin="round"/>
    <path d="M34 128h172" stroke="#4A5565" stroke-width="6" stroke-linecap="round"/>
    <path d="M84 128l-22 16 6 10 8-4v40h36v-40l8 4 6-10-22-16c-4 8-16 8-20 0z" fill="#5B7A94"/><path d="M146 128h36l6 66h-18l-6-40-6 40h-18z" fill="#D98A5F"/>`,
  toilet: `${shadow(126, 120)}
    <rect x="60" y="64" width="44" height="74" rx="8" fill="#FFFFFF"/><path d="M60 72a8 8 0 0 1 8-8h28a8 8 0 0 1 8 8v4H60z" fill="#E9EDF1"/>
    <path d="M96 122h86c8 0 10 8 6 16-8 16-20 26-36 30l2 28H84l2-56z" fill="#FFFFFF"/><path d="M152 168l2 28H84l1-20z" fill="#EEF1F4"/>
    <path d="M92 114h92a9 9 0 0 1 0 18H92z" fill="#DDE3E9"/><circle cx="112" cy="123" r="3" fill="#1F5EFF"/><path d="M120 123h16" stroke="#9AA7B5" stroke-width="3" stroke-linecap="round"/>`,
  "water-purifier": `${shadow(106, 110)}
    <rect x="60" y="56" width="76" height="140" rx="12" fill="#FFFFFF"/><path d="M124 56a12 12 0 0 1 12 12v116a12 12 0 0 1-12 12h-8V56z" fill="#E9EDF1"/>
    <circle cx="92" cy="92" r="17" fill="#EAF2FF"/><path d="M92 80c6 8 9 12 9 16a9 9 0 0 1-18 0c0-4 3-8 9-16z" fill="#3D86E0"/>
    <path d="M76 126h32M76 138h22" stroke="#C3CCD6" stroke-width="4" stroke-linecap="round"/>
    <path d="M136 176h20V110c0-16 28-16 28 0v10" stroke="#8A94A3" stroke-width="7" fill="none" stroke-linejoin="round"/><path d="M184 132c4 6 6 8 6 11a6 6 0 0 1-12 0c0-3 2-5 6-11z" fill="#6FB1FF"/>
    <path d="M172 176h26l-4 20h-18z" fill="#CFE2F5"/>`,
};
