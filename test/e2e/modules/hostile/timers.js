// Throws in timers and frames.
System.register([], publish => ({
  execute: () => {
    publish({
      bootstrap: async () => undefined,
      mount: async ({ domElement }) => {
        domElement.append(Object.assign(document.createElement('h1'), { textContent: 'Hostile' }))
        const fail = () => {
          throw new Error('in a timer')
        }
        setInterval(fail, 20)
        requestAnimationFrame(fail)
        Promise.reject(new Error('in a promise'))
      },
      unmount: async () => undefined
    })
  }
}))
