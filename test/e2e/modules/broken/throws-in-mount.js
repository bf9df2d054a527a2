// Fails while it is mounted.
System.register([], publish => ({
  execute: () => {
    publish({
      bootstrap: async () => undefined,
      mount: async () => {
        throw new Error('mount')
      },
      unmount: async () => undefined
    })
  }
}))
