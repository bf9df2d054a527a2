// Never gets done with the first change that it is told of.
System.register([], publish => ({
  execute: () => {
    publish({
      bootstrap: async () => undefined,
      mount: async ({ domElement }) => {
        domElement.innerHTML = '<h1>Open</h1>'
      },
      unmount: async () => undefined,
      update: () => new Promise(() => undefined)
    })
  }
}))
