import type { Translation } from '@shoelace-style/shoelace/dist/utilities/localize.js'

/** Shoelace's terms in Korean, which the library lacks. */
export const ko: Translation = {
  $code: 'ko',
  $name: '한국어',
  $dir: 'ltr',
  carousel: '캐러셀',
  clearEntry: '입력 지우기',
  close: '닫기',
  copied: '복사됨',
  copy: '복사',
  currentValue: '현재 값',
  error: '오류',
  goToSlide: (slide, count) => `${count}개 중 ${slide}번 슬라이드로 이동`,
  hidePassword: '비밀번호 숨기기',
  loading: '불러오는 중',
  nextSlide: '다음 슬라이드',
  numOptionsSelected: count => (count === 0 ? '선택한 항목 없음' : `${count}개 항목 선택됨`),
  previousSlide: '이전 슬라이드',
  progress: '진행률',
  remove: '삭제',
  resize: '크기 조정',
  scrollToEnd: '끝으로 스크롤',
  scrollToStart: '처음으로 스크롤',
  selectAColorFromTheScreen: '화면에서 색 선택',
  showPassword: '비밀번호 표시',
  slideNum: slide => `슬라이드 ${slide}`,
  toggleColorFormat: '색 형식 바꾸기'
}
