/** For compilers that can't read Vue files. `vue-tsc` reads them and uses their real types. */
declare module '*.vue' {
  import type { Component } from 'vue'

  const component: Component
  export default component
}

/** The build provides the style sheet as text. */
declare module '*/operation.css' {
  const text: string
  export default text
}
