import MagicString from 'magic-string'

/** @typedef {'summary' | 'query' | 'body'} CallPart */

/**
 * A plugin that leaves parts of each call's description out of a bundle. The server checks requests by `query` and `body`, and
 * the OpenAPI document tells all of them. A browser reads no summary.
 * @param {readonly CallPart[]} parts
 */
export const withoutCallParts = parts => ({
  name: 'portal-without-call-parts',
  /** @param {string} code @param {string} id */
  transform(code, id) {
    if (!/\/contract\/(?:[\w-]+\/)*[\w-]+\.ts$/.test(id)) return null
    const made = new MagicString(code)
    for (const { declarations } of this.parse(code).body.flatMap(it => it.declaration ?? [])) {
      for (const { init } of declarations ?? []) {
        if (init?.type !== 'CallExpression' || init.callee.name !== 'defineCall') continue
        for (const { key, start, end } of init.arguments[0].properties) {
          if (parts.includes(key.name)) made.remove(start, code[end] === ',' ? end + 1 : end)
        }
      }
    }
    return { code: made.toString(), map: made.generateMap() }
  }
})
