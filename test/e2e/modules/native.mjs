// A native ES module, as a bundler leaves it.
export const bootstrap = async () => undefined

export const mount = async ({ domElement, basePath }) => {
  domElement.append(Object.assign(document.createElement('h1'), { textContent: `Native below ${basePath}` }))
}

export const unmount = async () => undefined
