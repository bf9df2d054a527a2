// Makes HTML and scripts of texts, as a page does that trusts what somebody typed. The test names the way.
System.register([], publish => ({
  execute: () => {
    const code = 'globalThis.wasRun = true'
    const image = `<img src="data:," onerror="${code}">`
    const ways = {
      'an image with a handler': at => {
        at.innerHTML = image
      },
      'HTML beside its own': at => at.insertAdjacentHTML('beforeend', image),
      'a document of a text': () => new DOMParser().parseFromString(image, 'text/html'),
      'a frame of a text': at => {
        at.append(Object.assign(document.createElement('iframe'), { srcdoc: `<script>parent.${code}</script>` }))
      },
      'the address of a script': at => {
        at.append(Object.assign(document.createElement('script'), { src: '/test-modules/typed.js' }))
      },
      'the text of a script': at => {
        at.append(Object.assign(document.createElement('script'), { textContent: code }))
      },
      'a handler by its attribute': at => at.setAttribute('onclick', code),
      'a function of a text': () => new Function(code)(),
      "the portal's policy for an address elsewhere": at => {
        // The loader asks it for each address.
        at.append(System.constructor.prototype.createScript('https://evil.example/x.js'))
      }
    }
    publish({
      bootstrap: async () => undefined,
      mount: async ({ domElement }) => {
        const heading = document.createElement('h1')
        domElement.append(heading)
        try {
          ways[globalThis.hostileWay](domElement)
          heading.textContent = 'Taken'
        } catch (cause) {
          heading.textContent = `Refused: ${cause.name}`
        }
      },
      unmount: async () => undefined
    })
  }
}))
