// Makes code from text while it is mounted, as a just-in-time compiler does.
System.register([], publish => ({
  execute: () => {
    publish({
      bootstrap: async () => undefined,
      mount: async ({ domElement }) => {
        domElement.textContent = new Function('return "Compiled"')()
      },
      unmount: async () => undefined
    })
  }
}))
