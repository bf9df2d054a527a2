// Does what a sub-application should.
System.register([], publish => ({
  execute: () => {
    publish({
      bootstrap: async () => undefined,
      mount: async ({ domElement }) => {
        domElement.append(Object.assign(document.createElement('h1'), { textContent: 'Well' }))
      },
      unmount: async () => undefined
    })
  }
}))
