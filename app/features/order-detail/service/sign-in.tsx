import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatDateTime } from "~/lib/format";
import { Fact, Facts } from "~/ui/lists/facts";
import { StatusChip } from "~/ui/tags/status-chip";
import { DetailSection } from "../detail-section";

const SignInFragment = graphql(`
  fragment SignIn on OrderService {
    signIn { at area isAreaNormal isTimeNormal }
  }
`);

/** Shows whether something is normal; nothing where that is not known. */
const Judgement = ({ isNormal }: { isNormal: boolean | null }) =>
  isNormal === null ? null : (
    <StatusChip tone={isNormal ? "success" : "warning"}>{isNormal ? "正常" : "异常"}</StatusChip>
  );

/** Place and time of the master's sign-in (DETAIL-21); nothing before it. */
export function SignIn(props: { service: FragmentType<typeof SignInFragment> }) {
  const { signIn } = getFragment(SignInFragment, props.service);
  if (!signIn) return null;
  return (
    <DetailSection title="上门签到">
      <Facts>
        <Fact name="签到时间">
          {formatDateTime(signIn.at)} <Judgement isNormal={signIn.isTimeNormal} />
        </Fact>
        <Fact name="签到地点" isWide>
          {signIn.area || signIn.isAreaNormal !== null ? (
            <>
              {signIn.area} <Judgement isNormal={signIn.isAreaNormal} />
            </>
          ) : null}
        </Fact>
      </Facts>
    </DetailSection>
  );
}
