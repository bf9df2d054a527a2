// Does what a sub-application should.
System.register([], publish => ({
  execute: () => {
    publish({
      bootstrap: async () => undefined,
      mount: async ({ domElement }) => {
        domElement.innerHTML = '<h1>Well</h1>'
      },
      unmount: async () => undefined
    })
  }
}))
