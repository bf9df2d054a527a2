// Can't be mounted without an answer of a server that the environment does not name.
System.register([], publish => ({
  execute: () => {
    publish({
      bootstrap: async () => undefined,
      mount: async ({ domElement }) => {
        domElement.textContent = await (await fetch('https://elsewhere.test/answer')).text()
      },
      unmount: async () => undefined
    })
  }
}))
