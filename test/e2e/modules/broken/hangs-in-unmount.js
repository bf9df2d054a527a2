// Never gets done closing.
System.register([], publish => ({
  execute: () => {
    publish({
      bootstrap: async () => undefined,
      mount: async ({ domElement }) => {
        domElement.innerHTML = '<h1>Open</h1>'
      },
      unmount: () => new Promise(() => undefined)
    })
  }
}))
