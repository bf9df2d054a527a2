// Replaces what the window and its history can do, as long as it is open and again and again.
System.register([], publish => ({
  execute: () => {
    const broken = () => {
      throw new Error('broken')
    }
    const replace = () => {
      for (const name of ['fetch', 'matchMedia', 'MutationObserver', 'Promise', 'queueMicrotask', 'URL', 'WebSocket']) {
        globalThis[name] = broken
      }
      globalThis.setTimeout = () => 0
      globalThis.requestAnimationFrame = () => 0
      history.pushState = broken
      history.replaceState = broken
      System.import = broken
    }
    publish({
      bootstrap: async () => undefined,
      mount: async ({ domElement }) => {
        domElement.append(Object.assign(document.createElement('h1'), { textContent: 'Hostile' }))
        setInterval(replace, 5)
        replace()
      },
      unmount: async () => undefined
    })
  }
}))
