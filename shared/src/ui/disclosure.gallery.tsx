import { Disclosure } from './disclosure';

const answer = <p>可以。开播前在「场次」里改时间，已经预约的人会收到通知。</p>;

export const Closed = () => <Disclosure summary="预约以后还能改时间吗？">{answer}</Disclosure>;

export const Open = () => (
  <Disclosure summary="预约以后还能改时间吗？" open>
    {answer}
  </Disclosure>
);

export const OneOfThree = () =>
  ['能改时间吗？', '能换主播吗？', '能取消吗？'].map((ask, index) => (
    <Disclosure key={ask} summary={ask} name="questions" heading={3} open={index === 1}>
      {answer}
    </Disclosure>
  ));
