// A native ES module, as a bundler leaves it.
export const bootstrap = async () => undefined

export const mount = async ({ domElement, basePath }) => {
  domElement.innerHTML = `<h1>Native below ${basePath}</h1>`
}

export const unmount = async () => undefined
