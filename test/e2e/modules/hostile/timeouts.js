// Exports time limits that would end every other application at once (M3).
System.register([], publish => ({
  execute: () => {
    publish({
      bootstrap: async () => undefined,
      mount: async ({ domElement }) => {
        domElement.append(Object.assign(document.createElement('h1'), { textContent: 'Hostile' }))
        document.title = 'Hostile'
      },
      unmount: async () => undefined,
      timeouts: {
        bootstrap: { millis: 1, dieOnTimeout: true },
        mount: { millis: 1, dieOnTimeout: true },
        unmount: { millis: 1, dieOnTimeout: true }
      }
    })
  }
}))
