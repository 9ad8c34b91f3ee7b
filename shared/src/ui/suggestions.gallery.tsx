import type { SuggestionBox } from './suggestion-box';
import { SearchBox } from './search-box';
import { servedField, ServedSuggestions } from './served-suggestions';
import { SuggestionList } from './suggestion-list';

const suggestions = ['抽奖怎样设置', '抽奖名单导出', '抽奖与红包'].map((label) => ({ label, link: `/help/${label}` }));
const field = {
  action: '/search',
  name: 'keyword',
  label: '搜索全站',
  placeholder: '搜功能',
  button: '搜索',
  keyword: '抽奖',
};

function boxWith(active: number, open = true): SuggestionBox {
  const fieldProps = { ref: { current: null } };
  return { id: '_suggestions', open, suggestions, active, close: () => undefined, fieldProps };
}

export const Open = () => <SuggestionList box={boxWith(-1)} />;

export const SecondReached = () => <SuggestionList box={boxWith(1)} />;

export const Closed = () => (
  <SearchBox {...field} onSearch={() => undefined} fieldProps={servedField('_served')}>
    <ServedSuggestions id="_served" label={undefined} hot={['抽奖', '推流']} />
  </SearchBox>
);
