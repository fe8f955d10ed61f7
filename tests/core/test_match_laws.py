from hypothesis import HealthCheck, settings

from tests.core.match_machine import MatchMachine

MatchMachine.TestCase.settings = settings(
    max_examples=50,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)

TestMatchLaws = MatchMachine.TestCase
