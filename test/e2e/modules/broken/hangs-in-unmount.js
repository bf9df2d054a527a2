// Never gets done closing.
System.register([], publish => ({
  execute: () => {
    publish({
      bootstrap: async () => undefined,
      mount: async ({ domElement }) => {
        domElement.append(Object.assign(document.createElement('h1'), { textContent: 'Open' }))
      },
      unmount: () => new Promise(() => undefined)
    })
  }
}))
