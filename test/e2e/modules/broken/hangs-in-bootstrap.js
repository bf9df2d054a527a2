// Its bootstrap never settles.
System.register([], publish => ({
  execute: () => {
    publish({
      bootstrap: () => {
        globalThis.hasBegun = true
        return new Promise(() => undefined)
      },
      mount: async ({ domElement }) => {
        domElement.append(Object.assign(document.createElement('h1'), { textContent: 'x' }))
      },
      unmount: async () => undefined
    })
  }
}))
