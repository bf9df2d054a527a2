/** The build provides a style sheet as text. */
declare module '*.css?inline' {
  const text: string
  export default text
}

/** The build provides the outline of the land as the path of an SVG. */
declare module '*/land.outline' {
  const path: string
  export default path
}

/** For compilers that can't read Vue files. `vue-tsc` reads them and uses their real types. */
declare module '*.vue' {
  import type { Component } from 'vue'

  const component: Component
  export default component
}

/** For compilers that can't read Svelte files. `svelte-check` reads them and uses their real types. */
declare module '*.svelte' {
  import type { Component } from 'svelte'

  const component: Component
  export default component
}
