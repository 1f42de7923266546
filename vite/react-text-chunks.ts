import type { Plugin } from "vite";

const RENDERER = /\/node_modules\/react-dom\/cjs\/react-dom-server\.browser\.production\.min\.js$/;

/** What React does with each of the thousands of pieces that a page is made of, and what it does here. */
const REPLACEMENTS: readonly (readonly [bytes: RegExp, text: string])[] = [
  // A piece is encoded when it is made …
  [
    /var ca=new TextEncoder;function u\(a\)\{return ca\.encode\(a\)\}function w\(a\)\{return ca\.encode\(a\)\}/,
    "var ca=new TextEncoder;function u(a){return a}function w(a){return a}",
  ],
  // … copied into a block of 512 bytes when it is written …
  [/function p\(a,b\)\{if\(0!==b\.length\)if\(512<b\.length\).+?n\+=b\.length\}\}/, "function p(a,b){l+=b}"],
  // … and each block is a part of the stream.
  [
    /function ba\(a\)\{l&&0<n&&\(a\.enqueue\(new Uint8Array\(l\.buffer,0,n\)\),l=null,n=0\)\}/,
    'function ba(a){l&&(a.enqueue(ca.encode(l)),l="")}',
  ],
  // … which goes for whole runs of pieces at a time.
  [
    /for\(f=c\[g\];e<f\.index;e\+\+\)p\(b,d\[e\]\);/,
    'f=c[g];e<f.index&&(p(b,d.slice(e,f.index).join("")),e=f.index);',
  ],
  [
    /for\(;e<d\.length-1;e\+\+\)p\(b,d\[e\]\);e<d\.length&&\(f=t\(b,d\[e\]\)\);return f;/,
    'e<d.length&&(f=t(b,(e?d.slice(e):d).join("")));return f;',
  ],
  [/var l=null,n=0;/, 'var l="";'],
  [/\bl=new Uint8Array\(512\);n=0;/g, 'l="";'],
  // Nobody reads it into buffers of their own, and a plain stream costs workerd less.
  [/new ReadableStream\(\{type:"bytes",pull:/, "new ReadableStream({pull:"],
];

/**
 * React's stream renderer for the browser's streams, writing text: what is ready at a time is joined as a string, and
 * encoded once. As published it calls `TextEncoder` for every tag, attribute and word, which takes workerd three times as
 * long as all the rest of rendering a list (docs/decisions/029). Throws when React is no longer written that way.
 */
export function writeText(code: string): string {
  return REPLACEMENTS.reduce((text, [bytes, replacement]) => {
    if (text.search(bytes) < 0) throw new Error(`react-dom has changed: no ${bytes.source}`);
    return text.replace(bytes, replacement);
  }, code);
}

/** Renders pages as text in the production build of the server. */
export function reactTextChunks(): Plugin {
  return {
    name: "react-text-chunks",
    enforce: "pre",
    transform: (code, id) => (RENDERER.test(id) ? { code: writeText(code), map: null } : null),
  };
}
