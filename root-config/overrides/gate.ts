/**
 * Runs in the page before the portal's script, only where the environment allows overrides. When this browser has
 * overrides, the overrides library adds them to the import map before the loader reads the map. Without overrides
 * nothing is loaded.
 */
const isOverridden = (): boolean => {
  try {
    return Object.keys(localStorage).some(key => key.startsWith('import-map-override:'))
  } catch {
    // A browser without storage has no overrides.
    return false
  }
}

const library = document.currentScript?.dataset.library
if (library !== undefined && isOverridden()) {
  const tag = `<script src="${library}"></script>`
  // The library knows no Trusted Types. It empties elements, and writes a script of JSON, which is an import map.
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: html => (html === '' || html === tag ? html : undefined),
    createScript: text => JSON.stringify(JSON.parse(text))
  })
  // Only `document.write` makes the browser run this script before the portal's script.
  document.write(tag)
}
