import { ChangeDetectionStrategy, Component, computed } from '@angular/core'
import { useOwnRoute, useSubApp, useTexts } from 'robot-portal-kit/angular'
import { PageHead } from './page-head.ts'
import { pageOf } from './page-of.ts'
import { RobotList } from './robot-list.ts'
import { RobotPage } from './robot-page.ts'
import { textsIn } from './texts.ts'

/** The page of the address. */
@Component({
  selector: 'fleet-root',
  imports: [PageHead, RobotList, RobotPage],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    @if (page().kind === 'list') {
      <fleet-robot-list />
    } @else if (serial(); as it) {
      <fleet-robot-page [serial]="it" />
    } @else {
      <fleet-page-head [title]="text()('missing.title')" [lead]="text()('missing.text')" [back]="true" />
    }
  `
})
export class App {
  readonly #basePath = useSubApp().basePath
  readonly #route = useOwnRoute()
  protected readonly text = useTexts(textsIn)
  protected readonly page = computed(() => pageOf(this.#route().pathname, this.#basePath))
  protected readonly serial = computed(() => {
    const page = this.page()
    return page.kind === 'robot' ? page.serial : undefined
  })
}
