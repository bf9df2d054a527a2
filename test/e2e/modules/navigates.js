// Hands its way of going elsewhere to the test.
System.register([], publish => ({
  execute: () => {
    publish({
      bootstrap: async () => undefined,
      mount: async ({ domElement, navigate }) => {
        domElement.append(Object.assign(document.createElement('h1'), { textContent: 'Navigates' }))
        globalThis.goByProps = navigate
      },
      unmount: async () => undefined
    })
  }
}))
