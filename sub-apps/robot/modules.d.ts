/** For the compiler that does not read Vue's files; `vue-tsc` reads them and takes their real types. */
declare module '*.vue' {
  import type { Component } from 'vue'

  const component: Component
  export default component
}

/** The build hands the style sheet over as its text. */
declare module '*/robot.css' {
  const text: string
  export default text
}
