// Never gives the page back.
System.register([], publish => ({
  execute: () => {
    publish({
      bootstrap: async () => undefined,
      mount: async () => {
        for (;;) Math.random()
      },
      unmount: async () => undefined
    })
  }
}))
