/**
 * Stands inside the page, in front of the portal's script and only where the environment has overrides. It has the
 * library put the developer's modules into the import map before the loader reads it; whoever has none in this browser
 * waits for nothing.
 */
const isOverridden = (): boolean => {
  try {
    return Object.keys(localStorage).some(key => key.startsWith('import-map-override:'))
  } catch {
    // A browser that keeps nothing keeps no overrides.
    return false
  }
}

const library = document.currentScript?.dataset.library
// The one way to have a script run before the page goes on to the portal's own.
if (library !== undefined && isOverridden()) document.write(`<script src="${library}"></script>`)
