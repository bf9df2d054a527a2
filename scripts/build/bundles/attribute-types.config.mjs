import MagicString from 'magic-string'

/**
 * r2wc reads and writes attributes by types. `portalElement` gives it none and does that itself, so its readers stay out of
 * the build.
 * @param {string} code
 * @param {string} id of the module, as a path
 * @returns the changed module; undefined for any other than r2wc's
 * @throws Error where r2wc has another form than this function knows
 */
export const withoutAttributeTypes = (code, id) => {
  if (!/[\\/]@r2wc[\\/]core[\\/]dist[\\/]core\.js$/.test(id)) return undefined
  const made = new MagicString(code)
  made.replace(/(?<=, w = )\{\s*string:[^}]*\}/, '{}')
  if (!made.hasChanged()) throw new Error('r2wc has its attribute types elsewhere than this build expects.')
  return { code: made.toString(), map: made.generateMap() }
}
