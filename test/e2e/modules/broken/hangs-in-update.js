// Never gets done with the first change that it is told of.
System.register([], publish => ({
  execute: () => {
    publish({
      bootstrap: async () => undefined,
      mount: async ({ domElement }) => {
        domElement.append(Object.assign(document.createElement('h1'), { textContent: 'Open' }))
      },
      unmount: async () => undefined,
      update: () => new Promise(() => undefined)
    })
  }
}))
