import type { Plugin } from 'vite'
import { readProject } from '../project.ts'

/**
 * Places at which a text becomes code. One is the address of a worker. Vite writes it for a worker that is text, and a source has
 * it while it is served. The other one is a template of Solid, which makes no policy of its own.
 */
const places: readonly (readonly [place: RegExp, rule: string])[] = [
  [
    /(\bnew\s{1,9}Worker\s{0,9}\(\s{0,9})(objURL\b|new\s{1,9}URL\s{0,9}\([^()]{0,500}\bimport\.meta\.url\s{0,9}\))/g,
    'createScriptURL'
  ],
  [/(\bisMathML \? document\.createElementNS\([^;]{0,200};\s{0,9}t\.innerHTML\s{0,9}=\s{0,9})(html\b)/g, 'createHTML']
]

/**
 * The portal's page takes such texts by a Trusted Types policy alone. A sub-application may make the one of its own name.
 * Here it admits what the build itself wrote.
 * @param prefix of an application that is part of a larger project
 */
export const trustedTexts = (prefix?: string): Plugin => {
  let own = prefix
  return {
    name: 'robot-portal-trusted-texts',
    configResolved: async ({ root, mode }) => {
      if (mode !== 'test') own ??= (await readProject(root)).prefix
    },
    transform: {
      order: 'post',
      filter: { code: /\bnew\s{1,9}Worker\b|\bt\.innerHTML\b/ },
      handler: code => {
        if (own === undefined) return null
        const found = places.filter(([place]) => code.search(place) !== -1)
        if (found.length === 0) return null
        const text = found.reduce(
          (all, [place, rule]) =>
            all.replace(place, (_, before: string, given: string) => `${before}__portal_${rule}(${given})`),
          code
        )
        // Behind everything, so that no line moves.
        return { code: [text, ...found.map(([, rule]) => functionFor(own ?? '', rule))].join('\n'), map: null }
      }
    }
  }
}

const functionFor = (prefix: string, rule: string): string =>
  `function __portal_${rule}(text) { return globalThis.trustedTypes?.createPolicy('portal-${prefix}', ` +
  `{ ${rule}: it => it }).${rule}(String(text)) ?? text }`
