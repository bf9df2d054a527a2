// Its bootstrap never settles.
System.register([], publish => ({
  execute: () => {
    publish({
      bootstrap: () => new Promise(() => undefined),
      mount: async ({ domElement }) => {
        domElement.innerHTML = '<h1>x</h1>'
      },
      unmount: async () => undefined
    })
  }
}))
