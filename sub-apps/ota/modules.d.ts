/** For compilers that can't read Svelte files. `svelte-check` reads them and uses their real types. */
declare module '*.svelte' {
  import type { Component } from 'svelte'

  const component: Component
  export default component
}

/** The build provides the style sheet as text. */
declare module '*/ota.css' {
  const text: string
  export default text
}
